import { useQueryClient } from '@tanstack/react-query'
import { MAX_MATCHED_TEXTS } from '@vitrina/contract/list-import/match-texts'
import { useCallback } from 'react'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { candidatesQuery, matchTexts } from '../specifications.api.ts'
import type { Editor } from './editor.ts'
import { fieldsOfMatch } from './match-lines.rules.ts'
import { asLineProduct } from './use-cell-edit.tsx'

/** Looks pasted lines up: sure products are taken, the others stay text, and their candidates open with the cell. */
export function useLineMatching(editor: Editor): (ids: readonly string[]) => Promise<void> {
  const { t } = useTranslation('specifications')
  const queries = useQueryClient()
  return useCallback(
    async (ids) => {
      const wanted = new Set(ids)
      const lines = editor.get().document.lines.filter(({ id }) => wanted.has(id))
      let takenCount = 0
      for (let from = 0; from < lines.length; from += MAX_MATCHED_TEXTS) {
        const some = lines.slice(from, from + MAX_MATCHED_TEXTS)
        try {
          const { items } = await matchTexts(some.map(({ rawText }) => rawText))
          const now = new Map(editor.get().document.lines.map((line) => [line.id, line]))
          const taken = some.flatMap((line, at) => {
            const match = items[at]
            if (!match) return []
            queries.setQueryData(candidatesQuery(line.rawText).queryKey, match)
            const fields = fieldsOfMatch(line, now.get(line.id), match)
            return fields ? [{ id: line.id, ...fields }] : []
          })
          editor.learn(...items.flatMap(({ product }) => (product ? [asLineProduct(product)] : [])))
          if (taken.length > 0) editor.change([{ op: 'setLines', lines: taken }])
          takenCount += taken.length
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          // The lines stay as they were pasted; each can still be looked up from its cell.
          showMessage({ text: error.message, kind: 'error' })
          return
        }
      }
      if (lines.length > 0) showMessage({ text: t('grid.matched', { count: lines.length, taken: takenCount }) })
    },
    [editor, queries, t],
  )
}
