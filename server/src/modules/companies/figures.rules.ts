import { companyInfoFields, type SiteConfig } from '@vitrina/contract/site/site.settings'

type Field = (typeof companyInfoFields)[number]

const isEmpty = (value: unknown) => value === null || value === '' || value === 0

/** P-06: the figures this seller shows to a company of this kind; a hidden one is left out, not emptied. */
export function shownFigures<F extends Record<Field, unknown>>(
  figures: F,
  { isIndividual, display }: { isIndividual: boolean; display: SiteConfig['companyInfo'] },
): Partial<F> {
  const shown = companyInfoFields.filter((field) => {
    const rule = display[field]
    if (!rule) return true
    if (isIndividual ? rule.hideForIndividuals : rule.hideForLegalEntities) return false
    return !(rule.hideWhenEmpty && isEmpty(figures[field]))
  })
  return Object.fromEntries(shown.map((field) => [field, figures[field]])) as Partial<F>
}
