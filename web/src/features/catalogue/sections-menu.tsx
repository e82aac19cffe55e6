import Popover from '@mui/material/Popover'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { Anchor } from '#ui/anchor.tsx'
import { catalogueAddress, readParams } from './catalogue.params.ts'
import { sectionsQuery } from './filters/filters.api.ts'

const Body = styled('nav')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
    width: 760,
    maxWidth: 'calc(100vw - 32px)',
    '& > div': { padding: 8, minHeight: 320, maxHeight: 'min(640px, calc(100dvh - 112px))', overflowY: 'auto' },
    '& > div + div': { borderLeft: `1px solid ${theme.vars?.palette.divider}` },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& a': {
      display: 'block',
      padding: '7px 10px',
      borderRadius: 6,
      fontSize: 14,
      lineHeight: '20px',
      color: 'inherit',
      textDecoration: 'none',
      '&:hover, &[data-open]': { background: theme.vars?.palette.action.hover },
      '&:focus-visible': { outlineOffset: -2 },
    },
    '& .all': { fontWeight: 600, color: theme.vars?.palette.primary.main },
  })),
)

const addressOf = (id: number) => catalogueAddress({ ...readParams({}), section: [id] })

/** Up and down go through the links of a column, left and right from one column to the other. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const here = (event.target as HTMLElement).closest('a')
  const column = here?.closest<HTMLElement>('[data-column]')
  if (!here || !column) return
  const links = [...column.querySelectorAll('a')]
  const sideways = { ArrowLeft: column.previousElementSibling, ArrowRight: column.nextElementSibling }[event.key]
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const next = sideways ? sideways.querySelector('a') : step && links[links.indexOf(here) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

type Props = { anchor: HTMLElement; onClose: () => void }

/** Sections at the top and those under the one pointed at: two clicks to any list, and none to see what there is. */
export function SectionsMenu({ anchor, onClose }: Props) {
  const { t } = useTranslation('filters')
  const { data: sections } = useQuery(sectionsQuery(null))
  const [pointed, setPointed] = useState<number | null>(null)
  const open = pointed ?? sections?.[0]?.id ?? null
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { sx: { mt: 1 } } }}
    >
      <Body aria-label={t('sections.title')} onClick={onClose} onKeyDown={moveByArrows}>
        <div data-column>
          <Anchor className="all" href={paths.catalogue}>
            {t('sections.all')}
          </Anchor>
          <ul>
            {sections?.map(({ id, text }) => (
              <li key={id}>
                <Anchor
                  href={addressOf(id)}
                  data-open={id === open || undefined}
                  onMouseEnter={() => setPointed(id)}
                  onFocus={() => setPointed(id)}
                >
                  {text}
                </Anchor>
              </li>
            )) ?? <Placeholders />}
          </ul>
        </div>
        <div data-column>{open !== null && <Under id={open} />}</div>
      </Body>
    </Popover>
  )
}

function Under({ id }: { id: number }) {
  const { data: sections } = useQuery(sectionsQuery(id))
  return (
    <ul>
      {sections?.map((section) => (
        <li key={section.id}>
          <Anchor href={addressOf(section.id)}>{section.text}</Anchor>
        </li>
      )) ?? <Placeholders />}
    </ul>
  )
}

const Placeholders = () =>
  Array.from({ length: 8 }, (_, place) => (
    <li key={place}>
      <Skeleton width="70%" sx={{ mx: 2.5, my: 2 }} />
    </li>
  ))
