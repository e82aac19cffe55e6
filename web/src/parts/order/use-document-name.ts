import type { Document } from '@vitrina/contract/documents/documents'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'

/** Title of a document: Счёт № 12 от 31.01.2026. */
export function useDocumentName() {
  const { t } = useTranslation('orders')
  return ({ type, number, date }: Pick<Document, 'type' | 'number' | 'date'>): string =>
    t('documents.name', { type: t(`documents.types.${type}`), number, date: formatDate(date) })
}
