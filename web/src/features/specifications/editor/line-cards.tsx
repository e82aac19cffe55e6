import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { mdiChevronDown, mdiChevronRight, mdiPencilOutline, mdiPlus } from '@mdi/js'
import type { SpecificationLineFigures } from '@vitrina/contract/specifications/specification-shapes'
import { memo, useCallback, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { Icon } from '#ui/icon.tsx'
import { type Editor, productOf } from './editor.ts'
import { LineDialog } from './line-dialog.tsx'
import { sumOfLine } from './sums.rules.ts'
import { useEditorState } from './use-editor.ts'
import type { Grid, LineQuestion } from './use-grid.ts'
import type { LineRow, ViewRow } from './view-rows.rules.ts'

type Props = {
  editor: Editor
  grid: Grid
  figures: ReadonlyMap<string, SpecificationLineFigures>
  groupSums: ReadonlyMap<string, number>
  label: string
}

/** As many as a thumb scrolls through at once; the rest is added by a button. */
const FIRST = 60

/** The table on a phone: a card for each line, edited in a dialog. */
export function LineCards({ editor, grid, figures, groupSums, label }: Props) {
  const { t } = useTranslation('specifications')
  const money = useMoney()
  const [shown, setShown] = useState(FIRST)
  const [opened, setOpened] = useState<string | null>(null)
  /** The seller's words, with which a product is looked for. */
  const [taken, setTaken] = useState('')
  const open = useCallback((id: string, words = '') => {
    setOpened(id)
    setTaken(words)
  }, [])
  const products = useEditorState(editor, (state) => state.products)
  const rows = grid.rows.filter(({ kind }) => kind !== 'new')
  const openedRow = grid.rows.find(({ id }) => id === opened)
  return (
    <Box component="section" aria-label={label} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {rows.slice(0, shown).map((row: ViewRow) =>
        row.kind === 'group' ? (
          <Box key={row.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: row.depth * 3, pt: 2, fontWeight: 600 }}>
            <IconButton
              size="small"
              aria-expanded={!row.isCollapsed}
              aria-label={t('grid.collapse', { name: row.group.name })}
              onClick={() => grid.collapse(row.id)}
            >
              <Icon path={row.isCollapsed ? mdiChevronRight : mdiChevronDown} fontSize="small" />
            </IconButton>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {row.group.name}
              {row.group.multiplier > 1 && ` × ${row.group.multiplier}`}
            </Box>
            <Box sx={{ ml: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{money(groupSums.get(row.id) ?? 0)}</Box>
            {grid.isEditable && (
              <IconButton size="small" aria-label={t('cards.edit', { name: row.group.name })} onClick={() => open(row.id)}>
                <Icon path={mdiPencilOutline} fontSize="small" />
              </IconButton>
            )}
          </Box>
        ) : row.kind === 'line' ? (
          <LineCard
            key={row.id}
            row={row}
            name={productOf(products, row.line)?.name ?? row.line.rawText}
            article={productOf(products, row.line)?.article ?? ''}
            unit={row.line.unit || (productOf(products, row.line)?.unit.name ?? '')}
            figures={figures.get(row.id)}
            isChosen={grid.chosen.has(row.id)}
            isEditable={grid.isEditable}
            onChoose={grid.toggle}
            question={grid.questions.get(row.id)}
            onOpen={open}
          />
        ) : null,
      )}
      {rows.length > shown && <Button onClick={() => setShown(shown + FIRST)}>{t('cards.more', { count: rows.length - shown })}</Button>}
      {grid.isEditable && (
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} fontSize="small" />} onClick={() => open('new')}>
          {t('cards.add')}
        </Button>
      )}
      {openedRow && (
        <LineDialog key={openedRow.id} row={openedRow} search={taken} editor={editor} grid={grid} onClose={() => setOpened(null)} />
      )}
    </Box>
  )
}

type CardProps = {
  row: LineRow
  name: string
  article: string
  unit: string
  figures: SpecificationLineFigures | undefined
  isChosen: boolean
  isEditable: boolean
  onChoose: (id: string) => void
  question: LineQuestion | undefined
  onOpen: (id: string, words?: string) => void
}

const LineCard = memo(function Card({
  row: { line, number: count, depth, multiplier },
  name,
  article,
  unit,
  figures,
  isChosen,
  isEditable,
  onChoose,
  question,
  onOpen,
}: CardProps) {
  const { t } = useTranslation('specifications')
  const money = useMoney()
  const number = useNumber()
  const sum = sumOfLine(line, multiplier, figures)
  const isRaw = line.productId === null && line.customProductId === null
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 1,
        p: 3,
        ml: depth * 3,
        fontSize: 13,
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 96px',
        ...(isChosen && { bgcolor: 'action.selected' }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
        <Checkbox
          checked={isChosen}
          onChange={() => onChoose(line.id)}
          slotProps={{ input: { 'aria-label': t('cards.choose', { number: count }) } }}
          sx={{ m: -2 }}
        />
        <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', color: isRaw ? 'warning.main' : 'text.primary' }}>
          {count}. {name || t('grid.empty')}
        </Box>
        {isEditable && (
          <IconButton
            size="small"
            aria-label={t('cards.edit', { name: name || String(count) })}
            onClick={() => onOpen(line.id)}
            sx={{ m: -1 }}
          >
            <Icon path={mdiPencilOutline} fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {article && <span>{article}</span>}
        <span>
          {number(line.amount)} {unit}
          {multiplier > 1 && ` ${t('grid.needed', { amount: number(line.amount * multiplier) })}`}
        </span>
        {figures?.price && <span>{money(figures.price.value)}</span>}
        {figures?.day && <span>{formatDate(figures.day).slice(0, 5)}</span>}
        <Typography component="b" sx={{ ml: 'auto', fontSize: 14, fontWeight: 600, color: 'text.primary' }}>
          {sum === null ? '' : money(sum)}
        </Typography>
      </Box>
      {question && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: question.answer === null ? 'text.secondary' : 'success.main' }}>
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {question.answer === null
              ? t('grid.asked')
              : question.answer
                ? t('grid.answer', { answer: question.answer })
                : t('grid.answered')}
          </Box>
          {isRaw && isEditable && question.answer && (
            <Button size="small" onClick={() => onOpen(line.id, question.answer ?? '')}>
              {t('grid.take')}
            </Button>
          )}
        </Box>
      )}
      {line.note && <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{line.note}</Box>}
    </Paper>
  )
})
