import { useTranslation } from '#i18n/use-translation.tsx'

/** `stock-2` is the second nearest warehouse; the others have their own names. */
export function useColumnName() {
  const { t } = useTranslation('catalogue')
  return (column: string) => {
    const [, place] = /^stock-(\d+)$/.exec(column) ?? []
    if (!place) return t(`columns.${column}`)
    if (place === '1') return t('columns.nearest')
    return place === '2' ? t('columns.next') : t('columns.stock', { place })
  }
}
