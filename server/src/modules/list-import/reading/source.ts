import type { ErrorCode } from '@vitrina/contract/errors'
import type { SheetRow } from '#platform/spreadsheets/sheet-row'

export type Sheet = { name: string; rows: SheetRow[] }

export type SourceKind = 'text' | 'csv' | 'xlsx' | 'xls' | 'pdf' | 'email' | 'image'

/**
 * Told to the buyer beside the lines: an old workbook; recognised from a picture, with its slips; more rows, sheets or pages than are
 * read; an attachment of a letter that was not read.
 */
export type SourceRemark = 'old-excel' | 'scan' | 'rows-cut' | 'sheets-cut' | 'pages-cut' | 'attachments-left'

export type Source = { kind: SourceKind; sheets: Sheet[]; remarks: SourceRemark[] }

/** Pictures that a program of recognition turns into a source, one of each page. */
export type Scan = { kind: SourceKind; pictures: Uint8Array<ArrayBuffer>[]; hasMore: boolean }

export type SourceInput = { text: string } | { bytes: Uint8Array<ArrayBuffer>; name?: string }

/** A document that is not read, with the reason for its sender. */
export class SourceRefusal extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}
