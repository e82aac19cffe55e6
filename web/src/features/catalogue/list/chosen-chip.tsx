import { mdiClose } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import type { Chosen } from '../use-chosen.ts'
import { useCatalogueParams } from '../use-catalogue-params.ts'

/** Links to the list without this choice. */
export function ChosenChip({ chosen: { title, name, without } }: { chosen: Chosen }) {
  const { t } = useTranslation('catalogue')
  const { addressWith } = useCatalogueParams()
  const label = title ? `${title}: ${name}` : name
  const removeLabel = t('chosen.remove', { name: label })
  return (
    <Anchor className="chip" href={addressWith(without)} aria-label={removeLabel} title={removeLabel}>
      <span>{label}</span>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={mdiClose} />
      </svg>
    </Anchor>
  )
}
