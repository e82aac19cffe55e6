import { useParams } from '@tanstack/react-router'

/** The accepted request for prices that is ordered, by the address; null: the ticked lines of the cart. */
export function useOrderedQuote(): number | null {
  const { quoteId } = useParams({ strict: false }) as { quoteId?: string }
  return quoteId === undefined ? null : Number(quoteId)
}
