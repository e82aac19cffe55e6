import { mdiFilterVariant } from '@mdi/js'
import { type CSSProperties, memo, Suspense, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { lazyChunk } from '#ui/lazy-chunk.tsx'
import type { CatalogueParams } from '../catalogue.params.ts'
import { choicesIn } from '../filters/filter-choice.rules.ts'
import { useChangeParams } from '../use-change-params.ts'
import { nextSortBy, type ShownColumn } from './feature-columns.rules.ts'
import { ResizeHandle } from './resize-handle.tsx'
import { type Direction, SortHeading } from './sort-heading.tsx'

const ColumnPopover = lazyChunk(() => import('./column-popover.tsx'), 'ColumnPopover')

type Props = { column: ShownColumn; kinds: readonly number[]; params: CatalogueParams; style: CSSProperties | undefined }

const directionIn = (sortBy: string | null, code: string): Direction =>
  sortBy === code ? 'ascending' : sortBy === `-${code}` ? 'descending' : 'none'

/** Heading of a feature: sorts, filters by the same filter as the panel, is resized; the rest is behind its button. */
export const FeatureHeading = memo(function FeatureHeading({ column, kinds, params, style }: Props) {
  const { t } = useTranslation('catalogue')
  const change = useChangeParams()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { code, name, unit, heading, isNumber, isPinned } = column
  const title = unit ? `${name}, ${unit}` : name
  const direction = directionIn(params.sortBy, code)
  const choices = choicesIn(params, { id: `feature-${code}`, code })
  return (
    <th
      scope="col"
      className="feature"
      aria-sort={direction}
      aria-label={title}
      data-number={isNumber || undefined}
      data-pinned={isPinned || undefined}
      style={style}
    >
      <div className="heading">
        <SortHeading
          text={heading}
          title={t('table.sort', { name: title })}
          direction={direction}
          onSort={() => change({ sortBy: nextSortBy(params.sortBy, code) })}
        />
        <button
          type="button"
          className="tools"
          data-chosen={choices > 0 || undefined}
          aria-label={choices > 0 ? t('table.toolsChosen', { name: title, chosen: choices }) : t('table.tools', { name: title })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={mdiFilterVariant} />
          </svg>
        </button>
      </div>
      <ResizeHandle column={column} kinds={kinds} />
      {anchor && (
        <Suspense>
          <ColumnPopover column={column} kinds={kinds} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </th>
  )
})
