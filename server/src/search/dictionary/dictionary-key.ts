import { fold } from '../engine/normalise/characters.ts'

/** One spelling of a phrase for cases, ё, hyphens, slashes and spaces. */
export const dictionaryKey = (text: string): string =>
  fold(text)
    .replace(/[-/\s]+/g, ' ')
    .trim()
