/** Collects values of a statement and names their places. */
export class Values {
  readonly list: unknown[] = []
  put(value: unknown, type: string): string {
    this.list.push(value)
    return `$${this.list.length}::${type}`
  }
}
