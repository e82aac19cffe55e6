import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { OfferClient, OfferTerms } from '@vitrina/contract/offers/offer-document.rules'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { companyQuery } from '#parts/companies/companies.api.ts'
import { DateField } from '#ui/date-field.tsx'

type Props = { terms: OfferTerms; isEditable: boolean; onSet: (terms: Partial<OfferTerms>) => void }

type FieldProps = {
  label: string
  value: string
  maxLength: number
  isOff: boolean
  isMultiline?: boolean
  helper?: string
  canKeep?: (text: string) => boolean
  onKeep: (text: string) => void
}

/** Kept when it is left: each letter would be a change of its own to undo. */
function TermField({ label, value, maxLength, isOff, isMultiline = false, helper, canKeep = () => true, onKeep }: FieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const isWrong = draft !== null && !canKeep(draft.trim())
  return (
    <TextField
      size="small"
      label={label}
      value={draft ?? value}
      disabled={isOff}
      multiline={isMultiline}
      minRows={isMultiline ? 2 : 1}
      error={isWrong}
      helperText={helper}
      onChange={({ target }) => setDraft(target.value)}
      onBlur={() => {
        if (draft !== null && !isWrong && draft.trim() !== value) onKeep(draft.trim())
        if (!isWrong) setDraft(null)
      }}
      slotProps={{ htmlInput: { maxLength } }}
    />
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
    <Typography variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
)

/** The client, the terms and the words of an offer. */
export function TermsForm({ terms, isEditable, onSet }: Props) {
  const { t } = useTranslation('offers')
  const { data: company } = useQuery(companyQuery)
  const isOff = !isEditable
  const client = (field: keyof OfferClient, maxLength: number, canKeep?: (text: string) => boolean) => (
    <TermField
      label={t(`client.${field}`)}
      value={terms.client[field]}
      maxLength={maxLength}
      isOff={isOff}
      {...(canKeep && { canKeep })}
      onKeep={(text) => onSet({ client: { ...terms.client, [field]: text } })}
    />
  )
  const words = (field: 'deliveryTerms' | 'paymentTerms' | 'comment' | 'internalNote', maxLength: number) => (
    <TermField
      label={t(`terms.${field}`)}
      value={terms[field]}
      maxLength={maxLength}
      isOff={isOff}
      isMultiline
      {...(field === 'internalNote' && { helper: t('terms.internalHint') })}
      onKeep={(text) => onSet({ [field]: text })}
    />
  )
  const entities = company?.legalEntities ?? []
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { md: '1fr 1fr' }, maxWidth: 1100 }}>
      <Section title={t('client.title')}>
        {client('name', 200)}
        {client('inn', 12)}
        {client('contact', 200)}
        {client('email', 254, (text) => text === '' || /^\S+@\S+\.\S+$/.test(text))}
        {client('phone', 40)}
        <TermField
          label={t('terms.objectName')}
          value={terms.objectName}
          maxLength={200}
          isOff={isOff}
          onKeep={(objectName) => onSet({ objectName })}
        />
      </Section>
      <Section title={t('terms.title')}>
        <DateField
          appliesOnLeave
          label={t('terms.validUntil')}
          value={terms.validUntil ?? ''}
          disabled={isOff}
          helperText={t('terms.validHint')}
          onChange={(day) => onSet({ validUntil: day || null })}
        />
        {words('deliveryTerms', 1_000)}
        {words('paymentTerms', 1_000)}
        <TextField
          select
          size="small"
          label={t('terms.legalEntity')}
          value={entities.some(({ id }) => id === terms.legalEntityId) ? String(terms.legalEntityId) : ''}
          disabled={isOff}
          onChange={({ target }) => onSet({ legalEntityId: target.value === '' ? null : Number(target.value) })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('terms.mainEntity')}</MenuItem>
          {entities.map(({ id, shortName }) => (
            <MenuItem key={id} value={String(id)}>
              {shortName}
            </MenuItem>
          ))}
        </TextField>
        {(['withArticles', 'withStamp'] as const).map((field) => (
          <FormControlLabel
            key={field}
            control={<Switch checked={terms[field]} disabled={isOff} onChange={(_, isOn) => onSet({ [field]: isOn })} />}
            label={t(`terms.${field}`)}
          />
        ))}
      </Section>
      <Section title={t('terms.words')}>{words('comment', 4_000)}</Section>
      <Section title={t('terms.own')}>{words('internalNote', 2_000)}</Section>
    </Box>
  )
}
