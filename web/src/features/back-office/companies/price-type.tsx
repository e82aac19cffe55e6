import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { showMessage } from '#ui/messages.ts'
import { type ShownCompany, useSetPriceType } from './company-desk.api.ts'

/** Read by whoever sees the company, changed by whoever sets prices. */
export function PriceType({ company: { id, version, priceTypeId, priceTypes } }: { company: ShownCompany }) {
  const { t } = useTranslation('company-desk')
  const mayChange = may(useUser()?.Group, 'prices.terms')
  const save = useSetPriceType(id)
  const [chosen, setChosen] = useState(priceTypeId)
  if (!mayChange)
    return (
      <Section title={t('price.title')}>
        <Typography>{priceTypes.find((one) => one.id === priceTypeId)?.name}</Typography>
      </Section>
    )
  return (
    <Section title={t('price.title')}>
      <Box
        component="form"
        sx={{ display: 'grid', gap: 3 }}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ version, priceTypeId: chosen }, { onSuccess: () => showMessage({ text: t('saved'), kind: 'success' }) })
        }}
      >
        <TextField
          select
          size="small"
          label={t('price.label')}
          helperText={t('price.hint')}
          value={chosen}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {priceTypes.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.name}
            </MenuItem>
          ))}
        </TextField>
        <Button type="submit" variant="outlined" sx={{ justifySelf: 'start' }} loading={save.isPending} disabled={chosen === priceTypeId}>
          {t('save')}
        </Button>
      </Box>
    </Section>
  )
}
