import { mdiChevronDown, mdiChevronRight, mdiHelpCircleOutline } from '@mdi/js'
import type { SpecificationGroup, SpecificationLine } from '@vitrina/contract/specifications/specification-document.rules'
import type { SpecificationLineFigures, SpecificationProduct } from '@vitrina/contract/specifications/specification-shapes'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { columns } from './columns.rules.ts'
import { ROW_HEIGHT } from '#ui/use-window.ts'
import { sumOfLine } from './sums.rules.ts'
import type { LineQuestion } from './use-grid.ts'

/** Props of every row; `editor` stands in the active cell while it is edited. */
type Place = { place: number; activeColumn: number; isSelected: boolean; editor: ReactNode }

export const cellId = (rowId: string, column: number) => `cell-${rowId}-${column}`

const INDENT = 16
const figures: ReadonlySet<string> = new Set(['amount', 'price', 'sum', 'stock', 'day'])

type CellProps = {
  rowId: string
  column: number
  isActive: boolean
  editor: ReactNode
  children?: ReactNode
  style?: CSSProperties
  title?: string
}

function Cell({ rowId, column, isActive, editor, children, style, title }: CellProps) {
  const isEdited = isActive && editor !== null
  const name = columns[column] ?? ''
  const className = ['cell', figures.has(name) && 'figure', isActive && 'active', isEdited && 'editing'].filter(Boolean).join(' ')
  return (
    <div
      id={cellId(rowId, column)}
      role={column === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={column + 1}
      data-column={column}
      className={className}
      style={isEdited ? undefined : style}
      title={title}
    >
      {isEdited ? editor : children}
    </div>
  )
}

const Path = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)

type RowFrame = Place & {
  rowId: string
  className: string
  contents: Partial<Record<(typeof columns)[number], ReactNode>>
  depth: number
  isDraggable: boolean
  title?: string
  level?: number
  isExpanded?: boolean
}

function RowFrame({ rowId, place, className, activeColumn, isSelected, editor, contents, depth, isDraggable, title }: RowFrame) {
  return (
    <div
      role="row"
      data-row={rowId}
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      className={`row ${className}`}
      style={{ top: place * ROW_HEIGHT }}
    >
      {columns.map((name, column) => (
        <Cell
          key={name}
          rowId={rowId}
          column={column}
          isActive={column === activeColumn}
          editor={editor}
          {...(name === 'product' && { style: { paddingLeft: 8 + depth * INDENT } })}
          {...(name === 'product' && title && { title })}
        >
          {name === 'number' && isDraggable ? (
            <span draggable style={{ flexGrow: 1, lineHeight: '36px' }}>
              {contents.number}
            </span>
          ) : (
            contents[name]
          )}
        </Cell>
      ))}
    </div>
  )
}

type LineProps = Place & {
  line: SpecificationLine
  number: number
  depth: number
  multiplier: number
  product: SpecificationProduct | undefined
  figures: SpecificationLineFigures | undefined
  isEditable: boolean
  question: LineQuestion | undefined
}

function LineView({ line, number: count, depth, multiplier, product, figures: known, isEditable, question, ...place }: LineProps) {
  const { t } = useTranslation('specifications')
  const money = useMoney()
  const number = useNumber()
  const sum = sumOfLine(line, multiplier, known)
  const hasProduct = line.productId !== null || line.customProductId !== null
  return (
    <RowFrame
      {...place}
      rowId={line.id}
      className="line"
      depth={depth}
      isDraggable={isEditable}
      title={hasProduct && line.rawText ? t('grid.asWritten', { text: line.rawText }) : (product?.name ?? line.rawText)}
      contents={{
        number: number(count),
        product: hasProduct ? (
          <>
            <span>{product?.name ?? line.rawText}</span>
            {product && !product.isSold && <small className="gone">{t('grid.notSold')}</small>}
            {question && <Question question={question} canTake={false} />}
          </>
        ) : line.rawText ? (
          <>
            <Path path={mdiHelpCircleOutline} />
            <span className="raw" title={t('grid.rawHint')}>
              {line.rawText}
            </span>
            {question && <Question question={question} canTake={isEditable} />}
          </>
        ) : (
          <span className="empty">{t('grid.empty')}</span>
        ),
        article: <span>{product?.article}</span>,
        amount: (
          <>
            {multiplier > 1 && <span className="times">{t('grid.needed', { amount: number(line.amount * multiplier) })}</span>}
            {number(line.amount)}
          </>
        ),
        unit: <span>{line.unit || product?.unit.name}</span>,
        price: known?.price ? money(known.price.value) : hasProduct && known ? <span className="hint">{t('grid.noPrice')}</span> : null,
        sum: sum === null ? null : money(sum),
        stock: hasProduct && known ? <Stock figures={known} /> : null,
        day: known?.day ? formatDate(known.day).slice(0, 5) : null,
        replacement: hasProduct && <span>{t(`replacement.${line.replacement}`)}</span>,
        note: <span title={line.note}>{line.note}</span>,
      }}
    />
  )
}

/** The seller was asked, or has answered; words that name a product are taken by looking for it. */
function Question({ question: { answer }, canTake }: { question: LineQuestion; canTake: boolean }) {
  const { t } = useTranslation('specifications')
  if (answer === null) return <small className="asked">{t('grid.asked')}</small>
  return (
    <>
      <small className="answered" title={answer}>
        {answer ? t('grid.answer', { answer }) : t('grid.answered')}
      </small>
      {canTake && answer && (
        <button type="button" tabIndex={-1} data-action="take" className="take" title="Alt+Enter">
          {t('grid.take')}
        </button>
      )}
    </>
  )
}

function Stock({ figures: { stock, isEnough } }: { figures: SpecificationLineFigures }) {
  const { t } = useTranslation('specifications')
  const number = useNumber()
  if (stock <= 0) return <span className="short">{t('grid.noStock')}</span>
  return <span className={isEnough ? 'enough' : 'short'}>{isEnough ? number(stock) : t('grid.onlyStock', { stock: number(stock) })}</span>
}

type GroupProps = Place & {
  group: SpecificationGroup
  depth: number
  lineCount: number
  isCollapsed: boolean
  sum: number
  isEditable: boolean
}

function GroupView({ group, depth, lineCount, isCollapsed, sum, isEditable, ...place }: GroupProps) {
  const { t } = useTranslation('specifications')
  const money = useMoney()
  return (
    <RowFrame
      {...place}
      rowId={group.id}
      className="group"
      depth={depth}
      isDraggable={isEditable}
      contents={{
        number: '⠿',
        product: (
          <>
            <button
              type="button"
              tabIndex={-1}
              data-action="collapse"
              aria-expanded={!isCollapsed}
              aria-label={t('grid.collapse', { name: group.name })}
            >
              <Path path={isCollapsed ? mdiChevronRight : mdiChevronDown} />
            </button>
            <span>{group.name}</span>
            <small>{t('card.lines', { count: lineCount })}</small>
          </>
        ),
        amount: `× ${group.multiplier}`,
        sum: sum > 0 ? money(sum) : null,
      }}
    />
  )
}

function NewView(place: Place) {
  const { t } = useTranslation('specifications')
  return (
    <RowFrame
      {...place}
      rowId="new"
      className="new"
      depth={0}
      isDraggable={false}
      contents={{ number: '+', product: <span className="empty">{t('grid.newLine')}</span> }}
    />
  )
}

/** Rows are drawn again only when something of their own changes. */
export const GridLine = memo(LineView)
export const GridGroup = memo(GroupView)
export const GridNew = memo(NewView)
