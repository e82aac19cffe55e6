import type { OpenProduct } from '../catalogue.params.ts'

/** Stands in until the dialog is written. */
export function ProductDialog(_: { open: OpenProduct }) {
  return null
}
