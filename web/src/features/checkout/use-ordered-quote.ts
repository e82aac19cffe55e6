import { useParams } from '@tanstack/react-router'

/** The accepted request for prices that is ordered, by the address; null: the ticked lines of the cart. */
export function useOrderedQuote(): number | null {
  const { quoteId }: { quoteId?: string } = useParams({ strict: false })
  return quoteId === undefined ? null : Number(quoteId)
}
