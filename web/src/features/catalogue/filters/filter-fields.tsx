import type { CatalogueFilter } from '@vitrina/contract/catalogue/filters'
import type { CatalogueParams } from '../catalogue.params.ts'
import { FacetRange } from './facet-range.tsx'
import { FacetSelect } from './facet-select.tsx'
import { FacetValues } from './facet-values.tsx'
import { boundsIn } from './filter-choice.rules.ts'

type FieldsProps = {
  filter: CatalogueFilter
  /** Values the search text names. */
  understood: readonly number[]
  from: number | undefined
  to: number | undefined
}

const NONE: readonly number[] = []

/** Sizes are chosen by bounds, or one by one. */
export function FacetFields({ filter, understood, from, to }: FieldsProps) {
  const { id, code, name, unit, value, values } = filter
  return (
    <>
      {value && (values.length === 0 || value.to > value.from) && (
        <FacetRange
          id={id}
          code={code}
          name={unit ? `${name}, ${unit}` : name}
          unit={unit}
          least={value.from}
          most={value.to}
          from={from}
          to={to}
        />
      )}
      {filter.kind === 'select' ? (
        <FacetSelect filter={filter} understood={understood} />
      ) : (
        values.length > 0 && <FacetValues filter={filter} understood={understood} />
      )}
    </>
  )
}

type Props = { params: CatalogueParams; filter: CatalogueFilter; understood?: readonly number[] | undefined }

/** A filter outside the panel: the same fields, the same address. */
export function FilterFields({ params, filter, understood = NONE }: Props) {
  const { from, to } = boundsIn(params, filter)
  return <FacetFields filter={filter} understood={understood} from={from} to={to} />
}
