import type { OfferChange, OfferFigures } from '@vitrina/contract/offers/offer-document.rules'
import { isCounted } from '@vitrina/contract/offers/offer-document.rules'
import { mdiDotsVertical } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatMoment } from '#lib/dates.ts'
import { roubles } from '#parts/offer/offer-money.rules.ts'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { ROW_HEIGHT } from '#ui/use-window.ts'
import { MarginMark } from '../margin-light.tsx'
import { CellField } from './cell-field.tsx'
import { type EditedColumn, fieldsOf, priceText, setLine } from './line-changes.rules.ts'
import { markupText, readSharedMarkup } from './markup-text.rules.ts'
import type { OfferRowView } from './offer-rows.rules.ts'

type Common = {
  place: number
  isChosen: boolean
  isEditable: boolean
  onPick: (id: string) => void
  onOpen: (row: OfferRowView) => void
  onChange: (changes: OfferChange[]) => void
}
type LineProps = Common & {
  row: Extract<OfferRowView, { kind: 'line' }>
  figures: OfferFigures['lines'][number] | undefined
  isNotSold: boolean
}

const More = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button
    type="button"
    className="name"
    aria-label={label}
    onClick={onClick}
    style={{ display: 'grid', placeItems: 'center', width: 40, height: 36 }}
  >
    <svg viewBox="0 0 24 24" width="16" height="16" fill="currentColor" aria-hidden>
      <path d={mdiDotsVertical} />
    </svg>
  </button>
)

/** One line: what the buyer pays, what the client pays, and what is left in between. */
export function OfferGridLine({ row, figures, place, isChosen, isEditable, isNotSold, onPick, onOpen, onChange }: LineProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const number = useNumber()
  const { line } = row
  const name = line.name || t('grid.unnamed')
  const field = (column: EditedColumn, value: string, extra: { placeholder?: string; title?: string } = {}) => (
    <div role="cell" className="cell holder">
      <CellField
        key={line.id}
        label={`${t(`columns.${column}`)}: ${name}`}
        column={column}
        value={value}
        isFigure
        isOff={!isEditable}
        {...extra}
        canKeep={(text) => fieldsOf(column, text, line) !== null}
        onKeep={(text) => {
          const fields = fieldsOf(column, text, line)
          if (fields) onChange(setLine(line.id, fields))
        }}
      />
    </div>
  )
  const costTitle = [t(`costOrigins.${line.costOrigin}`), line.costAt && formatMoment(line.costAt)].filter(Boolean).join(', ')
  return (
    <div
      role="row"
      data-row={line.id}
      aria-rowindex={place + 2}
      aria-selected={isChosen}
      className={isCounted(line) ? 'row' : 'row idle'}
      style={{ top: place * ROW_HEIGHT }}
    >
      <div role="cell" className="cell">
        <input type="checkbox" checked={isChosen} aria-label={t('grid.pick', { name })} onChange={() => onPick(line.id)} />
      </div>
      <div role="cell" className="cell muted">
        <span draggable={isEditable} className="handle">
          {number(row.number)}
        </span>
      </div>
      <div role="cell" className="cell" style={{ paddingLeft: 8 + row.depth * 16 }}>
        <button type="button" className="name" title={name} onClick={() => onOpen(row)}>
          {name}
        </button>
        {line.kind === 'work' && <span className="mark">{t('kinds.work')}</span>}
        {line.choice === 'option' && <span className="mark">{t(line.isTicked ? 'grid.optionTicked' : 'grid.option')}</span>}
        {line.choice === 'alternative' && (
          <span className="mark">{t(line.isTicked ? 'grid.alternativeTicked' : 'grid.alternative', { set: row.setLetter })}</span>
        )}
        {line.limits && (
          <span className="mark">
            {number(line.limits.from)}–{number(line.limits.to)}
          </span>
        )}
        {isNotSold && <small className="gone">{t('grid.notSold')}</small>}
      </div>
      {field('amount', String(line.amount).replace('.', ','))}
      <div role="cell" className="cell muted">
        <span>{line.unit}</span>
      </div>
      {field('cost', priceText(line.costPrice), { title: costTitle, placeholder: t('grid.noCost') })}
      {field('markup', line.markup ? markupText(line.markup) : '', {
        placeholder: figures ? markupText(figures.markup) : '',
        title: t('grid.markupHint'),
      })}
      {field('price', priceText(figures?.price ?? null), { placeholder: t('grid.noPrice') })}
      <div role="cell" className="cell right">
        {figures?.price === null || !figures ? '—' : money(roubles(figures.total))}
      </div>
      <div role="cell" className="cell right">
        <MarginMark margin={figures?.margin ?? null} light={figures?.light ?? 'unknown'} />
      </div>
      <div role="cell" className="cell">
        <More label={t('grid.details', { name })} onClick={() => onOpen(row)} />
      </div>
    </div>
  )
}

type GroupProps = Common & { row: Extract<OfferRowView, { kind: 'group' }>; total: number }

export function OfferGridGroup({ row, place, isChosen, isEditable, total, onPick, onOpen, onChange }: GroupProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const { group } = row
  const rename = (name: string) => onChange([{ op: 'setGroup', id: group.id, fields: { name } }])
  return (
    <div
      role="row"
      data-row={group.id}
      aria-rowindex={place + 2}
      aria-selected={isChosen}
      className="row group"
      style={{ top: place * ROW_HEIGHT }}
    >
      <div role="cell" className="cell">
        <input type="checkbox" checked={isChosen} aria-label={t('grid.pick', { name: group.name })} onChange={() => onPick(group.id)} />
      </div>
      <div role="cell" className="cell">
        <span draggable={isEditable} className="handle" />
      </div>
      <div role="cell" className="cell holder" style={{ paddingLeft: row.depth * 16 }}>
        <CellField
          label={t('columns.group')}
          column="name"
          value={group.name}
          maxLength={200}
          isOff={!isEditable}
          canKeep={(text) => text !== ''}
          onKeep={rename}
        />
      </div>
      <div role="cell" className="cell muted">
        {t('lines', { count: row.lineCount })}
      </div>
      <div role="cell" className="cell" />
      <div role="cell" className="cell" />
      <div role="cell" className="cell holder">
        <CellField
          label={`${t('columns.markup')}: ${group.name}`}
          column="markup"
          isFigure
          value={group.markup ? markupText(group.markup) : ''}
          placeholder={t('grid.asAbove')}
          title={t('grid.markupHint')}
          isOff={!isEditable}
          canKeep={(text) => text === '' || readSharedMarkup(text) !== undefined}
          onKeep={(text) => onChange([{ op: 'setGroup', id: group.id, fields: { markup: readSharedMarkup(text) ?? null } }])}
        />
      </div>
      <div role="cell" className="cell" />
      <div role="cell" className="cell right">
        {money(roubles(total))}
      </div>
      <div role="cell" className="cell" />
      <div role="cell" className="cell">
        <More label={t('grid.details', { name: group.name })} onClick={() => onOpen(row)} />
      </div>
    </div>
  )
}
