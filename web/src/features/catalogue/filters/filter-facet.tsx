import type { CatalogueFilter } from '@vitrina/contract/catalogue'
import type { CatalogueParams } from '../catalogue.params.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'
import { Facet } from './facet.tsx'
import { FacetRange } from './facet-range.tsx'
import { FacetValues } from './facet-values.tsx'
import { choicesIn, withNothingIn } from './filter-choice.rules.ts'

type Props = { params: CatalogueParams; filter: CatalogueFilter; isMain: boolean }

/** A range of sizes is bounded, or chosen from size by size. */
export function FilterFacet({ params, filter, isMain }: Props) {
  const { change } = useCatalogueParams()
  const choices = choicesIn(params, filter)
  return (
    <Facet
      id={filter.id}
      name={filter.name}
      unit={filter.unit}
      choices={choices}
      isOpenAtFirst={isMain || choices > 0}
      onClear={() => change(withNothingIn(params, filter))}
    >
      {filter.value && (filter.values.length === 0 || filter.value.to > filter.value.from) && (
        <FacetRange params={params} filter={filter} span={filter.value} />
      )}
      {filter.values.length > 0 && <FacetValues params={params} filter={filter} />}
    </Facet>
  )
}
