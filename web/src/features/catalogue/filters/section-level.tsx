import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import { mdiChevronRight } from '@mdi/js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { logFailure } from '#lib/log.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { type CatalogueParams, catalogueAddress } from '../catalogue.params.ts'
import { withSection } from './filter-choice.rules.ts'
import { sectionsQuery } from './filters.api.ts'
import type { PanelFilters } from './panel-filters.rules.ts'
import { levelSections, type SectionNode } from './section-tree.rules.ts'
import { useCountTexts } from './use-count-texts.ts'
import { useFold } from './use-fold.ts'
import { Count, CountRoom } from './value-row.tsx'

const Link = styled(Anchor)(
  memoTheme(({ theme }) => ({
    flexGrow: 1,
    minWidth: 0,
    display: 'flex',
    gap: 8,
    padding: '5px 6px',
    borderRadius: 6,
    fontSize: 13,
    lineHeight: '18px',
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '& > span:first-of-type': { flexGrow: 1, minWidth: 0 },
    '&:hover': { backgroundColor: theme.vars?.palette.action.hover },
    '&[data-empty]': { color: theme.vars?.palette.text.secondary },
    '&[aria-current]': { color: theme.vars?.palette.primary.main, fontWeight: 600 },
    '@media (pointer: coarse)': { paddingBlock: 13 },
  })),
)

/** `count`: null while it is not known yet, undefined where there is none. */
type LinkProps = { id: number | null; name: string; count?: number | null; params: CatalogueParams; isChosen: boolean }

/** A real link, so that it opens in a new tab. */
export function SectionLink({ id, name, count, params, isChosen }: LinkProps) {
  const words = useCountTexts()
  const address = catalogueAddress({ ...params, page: 1, ...withSection(id, { isEmpty: count === 0 }) })
  return (
    <Link href={address} data-empty={count === 0 || undefined} aria-current={isChosen ? 'true' : undefined}>
      <span>{name}</span>
      {count === null && <CountRoom words={words} />}
      {typeof count === 'number' && <Count count={count} words={words} />}
    </Link>
  )
}

type Shared = {
  params: CatalogueParams
  filters: PanelFilters | undefined
  /** Ids from the top to the chosen section. */
  path: readonly number[]
  isWhole: boolean
}

/** C-20: a failure to load sections is only logged; the filters work without them. */
export function SectionLevel({ parentId, ...shared }: Shared & { parentId: number | null }) {
  const { data: sections, error } = useQuery(sectionsQuery(parentId))
  useEffect(() => {
    if (error) logFailure('sections of the catalogue panel', error)
  }, [error])
  const { params, filters, path, isWhole } = shared
  const shown = levelSections(sections ?? [], { path, isWhole, found: params.keyword ? filters?.sections : undefined })
  if (shown.length === 0) return null
  const hasFolds = shown.some(({ id, hasItems }) => hasItems && !path.includes(id))
  return (
    <Box component="ul" sx={{ m: 0, p: 0, pl: parentId === null ? 0 : 3, listStyle: 'none' }}>
      {shown.map((section) => (
        <SectionItem key={section.id} section={section} hasGutter={isWhole || hasFolds} {...shared} />
      ))}
    </Box>
  )
}

type ItemProps = Shared & {
  section: SectionNode
  /** Its neighbours have an expand arrow. */
  hasGutter: boolean
}

function SectionItem({ section, hasGutter, ...shared }: ItemProps) {
  const { t } = useTranslation('filters')
  const { params, filters, path } = shared
  const queries = useQueryClient()
  const { id, text, hasItems } = section
  const isOnPath = path.includes(id)
  const [isUnfolded, toggle] = useFold(`section-${id}`, false)
  const isOpen = hasItems && (isOnPath || isUnfolded)
  return (
    <Box component="li">
      <Box
        sx={{ display: 'flex', alignItems: 'flex-start' }}
        // A failed prefetch is ignored: the click will show the error.
        onPointerEnter={() => hasItems && void queries.query(sectionsQuery(id)).catch(() => undefined)}
      >
        {hasItems && !isOnPath ? (
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={t('sections.unfold', { name: text })}
            onClick={toggle}
            sx={{ p: 1, my: 0.5, '@media (pointer: coarse)': { p: 3, my: 0 } }}
          >
            <Icon path={mdiChevronRight} sx={{ fontSize: 16, rotate: isOpen ? '90deg' : '0deg' }} />
          </IconButton>
        ) : (
          hasGutter && <Box sx={{ flexShrink: 0, width: 24, '@media (pointer: coarse)': { width: 40 } }} />
        )}
        <SectionLink
          id={id}
          name={text}
          count={filters ? (filters.sectionCounts.get(id) ?? 0) : null}
          params={params}
          isChosen={params.section.includes(id)}
        />
      </Box>
      {isOpen && <SectionLevel parentId={id} {...shared} />}
    </Box>
  )
}
