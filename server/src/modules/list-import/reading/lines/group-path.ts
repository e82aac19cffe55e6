import { withoutNumbering } from '../numbering.rules.ts'
import { groupOf, type ListGroup, numberedHeading, rankOf } from './headings.rules.ts'

type Step = ListGroup & { rank: number; isPlain: boolean }

/** Numbers of one to four levels stand between a section and a place. */
const NUMBERED_STEP = 0.2

/** The headings above the current row, outermost first. */
export class GroupPath {
  #steps: Step[] = []
  #isAfterHeading = false

  /** A heading ends those of its depth and below; one without a known depth stands beside the last such one, or inside a heading directly above it. */
  open(text: string): void {
    const { depth, text: title } = numberedHeading(text)
    const group = groupOf(withoutNumbering(title))
    const known = rankOf(group.name) ?? (depth === null ? null : depth * NUMBERED_STEP)
    const top = this.#steps.at(-1)
    if (known !== null) this.#steps = this.#steps.filter(({ rank, isPlain }) => !isPlain && rank < known)
    else if (!this.#isAfterHeading) {
      const plain = this.#steps.findIndex(({ isPlain }) => isPlain)
      this.#steps = this.#steps.slice(0, plain >= 0 ? plain : Math.max(0, this.#steps.length - 1))
    }
    const above = this.#steps.at(-1)?.rank ?? top?.rank ?? 0
    this.#steps.push({ ...group, rank: known ?? above, isPlain: known === null })
    this.#isAfterHeading = true
  }

  passLine(): void {
    this.#isAfterHeading = false
  }

  get path(): ListGroup[] {
    return this.#steps.map(({ name, multiplier }) => ({ name, multiplier }))
  }
}
