import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { mdiChevronDown, mdiClose } from '@mdi/js'
import { memo, type ReactNode, useId } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { visuallyHidden } from './visually-hidden.ts'
import { scrollAnchored } from './scroll-anchor.tsx'
import { useFold } from './use-fold.ts'

const Root = styled('div')(memoTheme(({ theme }) => ({ borderTop: `1px solid ${theme.vars?.palette.divider}`, paddingBlock: 4 })))
const Head = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    '& h3': { ...theme.typography.subtitle2, flexGrow: 1, minWidth: 0, margin: 0 },
    '& .name': {
      width: '100%',
      minHeight: 36,
      justifyContent: 'flex-start',
      gap: 4,
      font: 'inherit',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      '@media (pointer: coarse)': { minHeight: 44 },
    },
    '& .choices': { position: 'relative', color: theme.vars?.palette.primary.main, fontWeight: 500 },
  })),
)
const Body = styled('div')({ paddingBottom: 8 })

type Props = {
  id: string
  name: string
  unit?: string | null
  /** Number of chosen values. */
  choices: number
  isOpenAtFirst: boolean
  onClear: () => void
  children: ReactNode
}

/** One filter of the panel: its name folds it, a button clears its choice. */
export function Facet({ id, name, unit, choices, isOpenAtFirst, onClear, children }: Props) {
  const [isOpen, toggle] = useFold(id, isOpenAtFirst)
  const body = useId()
  const title = unit ? `${name}, ${unit}` : name
  return (
    <Root {...scrollAnchored}>
      <FacetHead name={name} title={title} choices={choices} body={body} isOpen={isOpen} onToggle={toggle} onClear={onClear} />
      {isOpen && (
        <Body id={body} role="group" aria-label={title}>
          {children}
        </Body>
      )}
    </Root>
  )
}

type HeadProps = {
  name: string
  title: string
  choices: number
  /** The id of the element it expands. */
  body: string
  isOpen: boolean
  onToggle: () => void
  onClear: () => void
}

const FacetHead = memo(function FacetHead({ name, title, choices, body, isOpen, onToggle, onClear }: HeadProps) {
  const { t } = useTranslation('filters')
  return (
    <Head>
      <h3>
        <ButtonBase className="name" onClick={onToggle} aria-expanded={isOpen} aria-controls={isOpen ? body : undefined}>
          <Icon path={mdiChevronDown} sx={{ fontSize: 18, ml: -1, flexShrink: 0, rotate: isOpen ? '0deg' : '-90deg' }} />
          <span>{title}</span>
          {choices > 0 && (
            <span className="choices">
              <span className={visuallyHidden}>, {t('facet.chosen')} </span>
              {choices}
            </span>
          )}
        </ButtonBase>
      </h3>
      {choices > 0 && (
        <IconButton size="small" onClick={onClear} aria-label={t('facet.clear', { name })} title={t('facet.clearShort')}>
          <Icon path={mdiClose} sx={{ fontSize: 16 }} />
        </IconButton>
      )}
    </Head>
  )
})
