import type { Language } from '@vitrina/contract/languages'
import { fill, textsIn } from '#texts/texts'
import type { ImportRow } from './imports.queries.ts'

/** Why an import or a run of its schedule failed; null: it has not. */
export const failureText = ({ failure, failureParams }: Pick<ImportRow, 'failure' | 'failureParams'>, language: Language): string | null =>
  failure === null ? null : fill(textsIn(language).errors[failure], failureParams)
