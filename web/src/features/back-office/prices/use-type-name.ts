import { inLanguage, type Localised } from '@vitrina/contract/languages'
import { useTranslation } from '#i18n/use-translation.tsx'

/** The name of a price type as the reader reads it. */
export function useTypeName() {
  const { language } = useTranslation('prices-desk').i18n
  return ({ name }: { name: Localised }): string => inLanguage(name, language)
}
