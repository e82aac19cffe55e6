import type { Language } from '@vitrina/contract/languages'
import { fill, textsIn } from '#texts/texts'
import type { LineRow } from './lines.queries.ts'

/** Why a product is proposed, in the reader's language. */
export function reasonText(language: Language, { code, params }: LineRow['reason']): string {
  const { importReasons } = textsIn(language)
  return Object.hasOwn(importReasons, code) ? fill(importReasons[code as keyof typeof importReasons], params) : ''
}
