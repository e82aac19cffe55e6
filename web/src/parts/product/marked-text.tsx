import { styled } from '@mui/material/styles'
import { markMatches } from './mark-matches.rules.ts'

const Mark = styled('mark')({ background: 'none', color: 'inherit', fontWeight: 650 })

/** A name or an article with the words of the query in bold. */
export const MarkedText = ({ text, query }: { text: string; query: string }) =>
  markMatches(text, query).map((piece, index) => (piece.isMatch ? <Mark key={index}>{piece.text}</Mark> : piece.text))
