import type { OfferChange, OfferDocument } from '@vitrina/contract/offers/offer-document.rules'
import { useEffect } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { randomUuid } from '#lib/random-uuid.ts'
import { placeUnder } from '#parts/outline/drop-rows.rules.ts'
import { readBlock } from '#parts/outline/pasted-block.rules.ts'
import { showMessage } from '#ui/messages.ts'
import type { OfferRowView } from './offer-rows.rules.ts'
import { pasteLines, pasteOver } from './paste-lines.rules.ts'

type Options = {
  rows: readonly OfferRowView[]
  document: OfferDocument
  vatRate: number
  isEditable: boolean
  onChange: (changes: OfferChange[]) => void
}

/** Other fields of the page take a pasted text themselves. */
const isElsewhere = (target: HTMLElement | null) =>
  target !== null &&
  target.closest('[data-column]') === null &&
  target.closest('input, textarea, [contenteditable], [role=dialog]') !== null

/** Cells copied in Excel: in a figure of the table they go over the figures from there on, anywhere else they become new lines. */
export function useBlockPaste({ rows, document: draft, vatRate, isEditable, onChange }: Options): void {
  const { t } = useTranslation('offers')
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const target = event.target instanceof HTMLElement ? event.target : null
      if (!isEditable || isElsewhere(target) || !/[\t\n]/.test(text.trimEnd())) return
      event.preventDefault()
      const block = readBlock(text)
      const rowId = target?.closest<HTMLElement>('[data-row]')?.dataset.row
      const column = target?.closest<HTMLElement>('[data-column]')?.dataset.column
      const under = rows.find(({ id }) => id === rowId) ?? rows.at(-1)
      const { changes, takenCount, leftOut } =
        rowId !== undefined && column !== undefined && column !== 'name'
          ? pasteOver(block, { rows, rowId, column })
          : pasteLines(block, { ...placeUnder(under, draft), lineCount: draft.lines.length, vatRate, newId: randomUuid })
      onChange(changes)
      const told = t('grid.pasted', { count: takenCount })
      showMessage(leftOut > 0 ? { text: `${told} ${t('grid.leftOut', { count: leftOut })}`, kind: 'error' } : { text: told })
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  })
}
