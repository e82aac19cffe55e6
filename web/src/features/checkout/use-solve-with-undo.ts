import { useTranslation } from '#i18n/use-translation.tsx'
import { showMessage } from '#ui/messages.ts'
import { asTheyWere } from './line-solutions.rules.ts'
import { type LineSolution, useSolveLines } from './solve-line.api.ts'
import { useCartLines } from './use-cart-lines.ts'

const UNDO_MS = 10_000

/** Changes lines of the cart from here, and lets the buyer take it back. */
export function useSolveWithUndo() {
  const { t } = useTranslation('checkout')
  const lines = useCartLines()
  const { mutate, isPending } = useSolveLines()
  const solve = (solutions: readonly LineSolution[]) => {
    const before = asTheyWere(solutions, (id) => lines.get(id))
    mutate(solutions, {
      onSuccess: () =>
        showMessage({
          text: t('solve.done', { count: solutions.length }),
          duration: UNDO_MS,
          action: { label: t('solve.undo'), run: () => mutate(before) },
        }),
    })
  }
  return { solve, isPending }
}
