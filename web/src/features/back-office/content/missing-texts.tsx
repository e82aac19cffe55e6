import Alert from '@mui/material/Alert'
import type { EntryBody } from '@vitrina/contract/content/content-entries'
import { missingTexts } from '@vitrina/contract/content/content-entries.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useEntryForm } from './entry-form-context.ts'
import { fieldNames, namedPlace } from './field-names.rules.ts'

/** Names every text that a language of the shop does not have yet. */
export function MissingTexts({ body }: { body: EntryBody }) {
  const { t } = useTranslation('content-desk')
  const { reference } = useEntryForm()
  const missing = missingTexts(body, reference.languages)
  if (missing.length === 0) return null
  const nameOf = (field: string) => {
    const { name, number } = namedPlace(field)
    const known = fieldNames.find((one) => one === name)
    return [known ? t(`fields.${known}`) : name, number && `№ ${number}`].filter(Boolean).join(' ')
  }
  const byLanguage = reference.languages
    .map((language) => ({ language, fields: missing.filter((one) => one.language === language).map(({ field }) => nameOf(field)) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <Alert severity="info">
      {byLanguage.map(({ language, fields }) => (
        <div key={language}>{t('missing.in', { language: t(`languages.${language}`), fields: fields.join(', ') })}</div>
      ))}
    </Alert>
  )
}
