import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { mdiClose } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/anchor.tsx'
import type { Chosen } from '../use-chosen.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

const Root = styled(Anchor)(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: 320,
    height: 26,
    padding: '0 6px 0 10px',
    borderRadius: 6,
    background: theme.vars?.palette.action.selected,
    color: theme.vars?.palette.text.primary,
    fontSize: 13,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& svg': { flexShrink: 0, width: 16, height: 16, fill: theme.vars?.palette.text.secondary },
    '&:hover span': { textDecoration: 'line-through' },
    '&:hover svg': { fill: theme.vars?.palette.error.main },
    [theme.breakpoints.down('sm')]: { height: 36, maxWidth: 'none', padding: '0 10px 0 12px' },
  })),
)

/** Leads to the list without what it names. */
export function ChosenChip({ chosen: { title, name, without } }: { chosen: Chosen }) {
  const { t } = useTranslation('catalogue')
  const { addressWith } = useCatalogueParams()
  const label = title ? `${title}: ${name}` : name
  return (
    <Root href={addressWith(without)} aria-label={t('chosen.remove', { name: label })} title={t('chosen.remove', { name: label })}>
      <span>{label}</span>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={mdiClose} />
      </svg>
    </Root>
  )
}
