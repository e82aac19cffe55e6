import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { LineAnswer } from './line-answer.tsx'
import { LineName } from './line-name.tsx'
import { LineWish } from './line-wish.tsx'
import type { LineShown } from './quotes.api.ts'

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: 'start',
  flexGrow: 1,
  minWidth: 0,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.6fr)' },
} as const
const caption = { fontSize: 12, color: 'text.secondary' } as const

/** Names of the columns; on a narrow screen each line names its parts. */
export function LinePartsHead({ isIndented = false }: { isIndented?: boolean }) {
  const { t } = useTranslation('quotes')
  return (
    <Box aria-hidden sx={{ ...columns, ...caption, display: { xs: 'none', md: 'grid' }, px: 3, py: 2, ...(isIndented && { pl: 12.5 }) }}>
      <span>{t('columns.goods')}</span>
      <span>{t('columns.asked')}</span>
      <span>{t('columns.answered')}</span>
    </Box>
  )
}

type Props = { line: LineShown; children?: ReactNode }

/** A line to read: the goods, what was asked and what was answered; `children` stand under the answer. */
export function LineParts({ line, children }: Props) {
  const { t } = useTranslation('quotes')
  const named = (name: string) => (
    <Box component="span" sx={{ ...caption, display: { xs: 'block', md: 'none' } }}>
      {name}
    </Box>
  )
  return (
    <Box sx={columns}>
      <LineName line={line} />
      <Box>
        {named(t('columns.asked'))}
        <LineWish line={line} />
      </Box>
      <Box>
        {named(t('columns.answered'))}
        <LineAnswer line={line} />
        {children}
      </Box>
    </Box>
  )
}
