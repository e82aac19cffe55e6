import type { ImportLine } from '@vitrina/contract/list-import/import-jobs'
import type { ReactNode } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useMoney } from '#parts/price/use-money.ts'
import { useNumber } from '#parts/product/use-number.ts'
import { AmountCell } from './amount-cell.tsx'
import { reasonOf, stateOf } from './review.rules.ts'
import { stateSigns } from './state-filter.tsx'
import type { Review } from './use-review.ts'

type Props = { line: ImportLine; index: number; isActive: boolean; review: Review; detail: ReactNode }

/** Plain elements: there may be five hundred of them. */
export function ReviewRow({ line, index, isActive, review, detail }: Props) {
  const { t } = useTranslation('list-import')
  const money = useMoney()
  const number = useNumber()
  const state = stateOf(line)
  const reason = reasonOf(line)
  const stateName = t(`state.${state}`)
  // The reason of a found line says that it is found: «Найдено по артикулу».
  const told = state === 'skipped' || !reason ? stateName : state === 'matched' ? reason : `${stateName}: ${reason}`
  const { product, customProduct, row, raw, groups } = line
  return (
    <div
      role="row"
      ref={review.keepRow(line.position)}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 1}
      aria-selected={isActive}
      data-state={state}
      onFocus={() => {
        if (!isActive) review.select(line)
      }}
    >
      <span role="gridcell" className="number">
        {row}
      </span>
      <span role="gridcell" className="raw" title={[...groups, raw].join(' › ')}>
        {raw}
      </span>
      <span role="gridcell" className="product" title={product?.name}>
        {product && <b>{product.article}</b>} {product?.name ?? customProduct?.name ?? '—'}
        {customProduct && <i> {t('review.own')}</i>}
      </span>
      <span role="gridcell" className="price">
        {product?.price && money(product.price.value)}
      </span>
      <span role="gridcell" className="stock">
        {product && (product.stockTotal > 0 ? `${number(product.stockTotal)} ${product.unit.name}` : t('review.noStock'))}
      </span>
      <AmountCell line={line} isActive={isActive} review={review} />
      <span role="gridcell" className="told" title={reason}>
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={stateSigns[state]} />
        </svg>
        <span>{told}</span>
      </span>
      {detail && (
        <div role="gridcell" className="detail">
          {detail}
        </div>
      )}
    </div>
  )
}
