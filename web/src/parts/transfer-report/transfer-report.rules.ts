import { type TransferReport, transferOutcomes } from '@vitrina/contract/specifications/specification-shapes'

type Item = TransferReport['items'][number]
type Outcome = (typeof transferOutcomes)[number]

const loud: readonly Outcome[] = ['full', 'not-sold', 'no-price', 'raw-text', 'replaced', 'short', 'rounded', 'taken']

/** Lines that need a look come first, lines taken unchanged come last. */
export const groupByOutcome = (items: readonly Item[]): { outcome: Outcome; items: Item[] }[] =>
  loud.map((outcome) => ({ outcome, items: items.filter((item) => item.outcome === outcome) })).filter((group) => group.items.length > 0)

/** The report as text for a letter or a table. */
export const reportText = (items: readonly Item[], nameOf: (outcome: Outcome) => string): string =>
  groupByOutcome(items)
    .flatMap((group) =>
      group.items.map(({ name, asked, taken, message }) => [nameOf(group.outcome), name, asked, taken, message].join('\t')),
    )
    .join('\n')
