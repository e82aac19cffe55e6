import { useMutation } from '@tanstack/react-query'
import { customProductsApi } from '@vitrina/contract/catalogue/custom-products'
import type { SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import { call } from '#api/call.ts'
import { useIdempotentAttempts } from '#api/idempotent-attempts.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import type { Editor } from './editor.ts'
import { isRaw } from './match-lines.rules.ts'

const MAX_NAME = 250

/** Makes own products of lines that are mere text; equal texts become one product. */
export function useOwnProducts(editor: Editor) {
  const { t } = useTranslation('specifications')
  const attempts = useIdempotentAttempts()
  return useMutation({
    mutationFn: async (lines: readonly SpecificationLine[]) => {
      const raw = lines.filter((line) => isRaw(line) && line.rawText !== '')
      let made = 0
      for (const same of Map.groupBy(raw, ({ rawText, unit }) => `${unit}\n${rawText}`).values()) {
        const [first] = same
        if (!first) continue
        const body = { name: first.rawText.slice(0, MAX_NAME), ...(first.unit && { unit: first.unit }) }
        const product = await attempts.once(body, (idempotencyKey) => call(customProductsApi.create, { body }, { idempotencyKey }))
        const { id, article, name, brand, unit } = product
        editor.learn({
          type: 'custom',
          id,
          article,
          name,
          brand,
          unit: { name: unit, decimals: 3 },
          minimumBatch: null,
          multiplicity: 1,
          isSold: true,
        })
        editor.change([{ op: 'setLines', lines: same.map((line) => ({ id: line.id, customProductId: id })) }])
        made += same.length
      }
      return made
    },
    onSuccess: (count) => {
      if (count > 0) showMessage({ text: t('grid.ownMade', { count }), kind: 'success' })
    },
  })
}
