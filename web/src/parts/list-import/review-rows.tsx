import { styled } from '@mui/material/styles'
import { unstable_memoTheme as memoTheme } from '@mui/material/utils'
import type { ImportLine } from '@vitrina/contract/list-import/import-jobs'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { ReviewRow } from './review-row.tsx'
import { reviewRowsStyles } from './review-rows.styles.ts'
import type { Review } from './use-review.ts'

const Rows = styled('div')(memoTheme(reviewRowsStyles))

const isField = (target: EventTarget) => target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|BUTTON)$/.test(target.tagName)

/** Actions of keys on a line; letters by their place, for a Russian layout types others. */
function actOf(event: KeyboardEvent, line: ImportLine, review: Review): (() => void) | null {
  if (event.key === '/' || event.code === 'Slash') return review.search
  if (/^[1-5]$/.test(event.key)) return () => review.chooseNumber(line, Number(event.key))
  if (event.key === 'ArrowDown') return () => review.move(line, 1)
  if (event.key === 'ArrowUp') return () => review.move(line, -1)
  if (event.key === 'Enter') return () => review.accept(line)
  if (event.code === 'KeyA' || event.code === 'KeyB') return () => review.chooseAmount(line, event.code === 'KeyA' ? 0 : 1)
  if (event.code === 'KeyS') return () => review.skip(line)
  if (event.code === 'KeyO') return () => review.own(line)
  if (event.key === 'Backspace' && line.isChosenByPerson) return () => review.undo(line)
  return null
}

type Props = { lines: readonly ImportLine[]; review: Review; detail: ReactNode }

/** `detail`: what is offered for the active line, where it stands inside of it. */
export function ReviewRows({ lines, review, detail }: Props) {
  const { t } = useTranslation('list-import')
  const press = (event: KeyboardEvent) => {
    const { active } = review
    if (!active || isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
    const act = actOf(event, active, review)
    if (!act) return
    event.preventDefault()
    // The same key leads to the search of the whole store elsewhere.
    event.stopPropagation()
    act()
  }
  return (
    <Rows role="grid" aria-label={t('review.rows')} aria-rowcount={lines.length} onKeyDown={press}>
      {lines.map((line, at) => {
        const isActive = line.position === review.active?.position
        return (
          <ReviewRow key={line.position} line={line} index={at} isActive={isActive} review={review} detail={isActive ? detail : null} />
        )
      })}
    </Rows>
  )
}
