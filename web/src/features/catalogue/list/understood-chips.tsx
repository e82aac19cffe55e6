import { mdiClose } from '@mdi/js'
import type { UnderstoodPart } from '@vitrina/contract/catalogue/interpretation'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { type CatalogueParams, catalogueAddress } from '../catalogue.params.ts'
import { fullNameOf, type Interpretation, isReplaced, isTextChanged, shortNameOf, withFilterOf, withoutParts } from '../understood.rules.ts'

type Props = {
  /** Parameters of the list the search text was interpreted for. */
  params: CatalogueParams
  interpreted: Interpretation
}

/** Parts of the search text that stand for filters: each leads to the list with the filter itself, and to the list without it. */
export function UnderstoodChips({ params, interpreted }: Props) {
  const { t } = useTranslation('catalogue')
  const { amount } = interpreted
  const understood = interpreted.understood.filter((part) => !isReplaced(params, part))
  if (understood.length === 0 && !amount) return null
  const addressWith = (next: CatalogueParams) => catalogueAddress({ ...next, page: 1 })
  return (
    <>
      <ul aria-label={t('understood.label')}>
        {understood.map((part, place) => (
          // By place: when one is removed, the focus stays in the row, on the next one.
          <li key={place}>
            <div className="chip understood">
              <PartLabel part={part} address={addressWith(withFilterOf(params, interpreted, part))} />
              <RemoveLink name={fullNameOf(part)} address={addressWith(withoutParts(params, interpreted, [part]))} />
            </div>
          </li>
        ))}
        {amount && (
          <li>
            <div className="chip understood">
              <span>{t('understood.amount', { amount: amount.value })}</span>
              <RemoveLink
                name={t('understood.amount', { amount: amount.value })}
                address={addressWith(withoutParts(params, interpreted, [amount]))}
              />
            </div>
          </li>
        )}
      </ul>
      {/* A changed text has the same link in the sentence about the change. */}
      {!isTextChanged(params.keyword, interpreted) && (
        <Anchor
          className="clear"
          href={addressWith({ ...params, literal: true })}
          title={t('search.toLiteral', { keyword: params.keyword })}
        >
          {t('understood.literal')}
        </Anchor>
      )}
    </>
  )
}

/** A part that was left out is no filter of this list. */
function PartLabel({ part, address }: { part: UnderstoodPart; address: string }) {
  const { t } = useTranslation('catalogue')
  const name = fullNameOf(part)
  if (part.isRelaxed) return <del title={t('understood.relaxed', { name })}>{shortNameOf(part)}</del>
  const title = t('understood.choose', { name })
  return (
    <Anchor className="choose" href={address} title={title} aria-label={title}>
      {shortNameOf(part)}
    </Anchor>
  )
}

function RemoveLink({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation('catalogue')
  const label = t('chosen.remove', { name })
  return (
    <Anchor className="remove" href={address} aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={mdiClose} />
      </svg>
    </Anchor>
  )
}
