import { useTranslation } from '#i18n/use-translation.tsx'
import type { HideableColumn } from './use-list-look.ts'

export function useColumnName() {
  const { t } = useTranslation('catalogue')
  return (column: HideableColumn) => t(`columns.${column}`)
}
