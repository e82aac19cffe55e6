import { useTranslation } from '#i18n/use-translation.tsx'
import { FilterPanel } from '#ui/filter-panel.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { allDocuments, type DocumentsParams, documentsAddress, filterCount, isFiltered } from './documents.params.ts'
import { FilterFields } from './filter-fields.tsx'

type Props = { params: DocumentsParams; addressOf: (changed: Partial<DocumentsParams>) => string }

/** Filters of the documents; all of them in the address. */
export function DocumentsFilters({ params, addressOf }: Props) {
  const { t } = useTranslation('documents')
  return (
    <FilterPanel
      texts={{ open: t('filters.open'), clear: t('filters.clear') }}
      count={filterCount(params)}
      clearAddress={isFiltered(params) ? documentsAddress(allDocuments) : null}
      always={
        <SearchForm
          texts={{ label: t('search.label'), placeholder: t('search.placeholder'), find: t('search.find') }}
          q={params.q}
          maxLength={100}
          addressOf={(q) => addressOf({ q })}
        />
      }
    >
      <FilterFields params={params} addressOf={addressOf} />
    </FilterPanel>
  )
}
