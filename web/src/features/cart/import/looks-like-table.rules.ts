import { isList } from '@vitrina/contract/list-import/list-import.rules'

/** At least two cells, as a spreadsheet copies them, or several lines. */
export const looksLikeTable = (text: string): boolean => isList(text) || /\S\t\s*\S/.test(text)
