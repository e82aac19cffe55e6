import type { CartLine } from '@vitrina/contract/cart/cart'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useSelectLines } from './cart.api.ts'
import { TickBox } from './tick-box.tsx'

/** Ticks the shown lines, or unticks them when all are ticked: a search narrows them. */
export function useSelectAll(shown: readonly CartLine[]) {
  const select = useSelectLines()
  const areAll = shown.length > 0 && shown.every(({ selected }) => selected)
  return {
    areAll,
    isSome: shown.some(({ selected }) => selected),
    toggle: () => select.mutate({ ids: shown.filter(({ selected }) => selected === areAll).map(({ id }) => id), selected: !areAll }),
  }
}

export function SelectAll({ shown }: { shown: readonly CartLine[] }) {
  const { t } = useTranslation('cart-page')
  const { areAll, isSome, toggle } = useSelectAll(shown)
  return <TickBox isOn={areAll} isMixed={isSome} label={t('tools.selectAll')} onTick={toggle} />
}
