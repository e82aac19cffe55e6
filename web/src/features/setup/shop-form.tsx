import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate } from '@tanstack/react-router'
import { SELLER_TIMEZONE } from '@vitrina/contract/days/days.rules'
import { shopCurrencies, shopTimezones } from '@vitrina/contract/setup/setup'
import { useState, type ReactNode } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { ApiError } from '#api/api-error.ts'
import { useTranslation } from '#i18n/use-translation.tsx'
import { deskPaths } from '#lib/desk-paths.ts'
import { SectionFrame } from '#ui/section-frame.tsx'
import { showErrors } from '#ui/show-errors.ts'
import { emptyShop, type SetupForm, setupFields } from './setup-form.params.ts'
import { useCreateShop } from './setup.api.ts'
import { SetupField } from './setup-field.tsx'
import { ShopExists } from './shop-exists.tsx'

const timezoneHere = () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return shopTimezones.find((zone) => zone === timeZone) ?? SELLER_TIMEZONE
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <SectionFrame title={title}>
    <Box
      sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {children}
    </Box>
  </SectionFrame>
)

/** Everything is checked together by the server, which names each wrong field. */
export function ShopForm({ code, onDone }: { code: string; onDone: () => void }) {
  const { t } = useTranslation('setup')
  const navigate = useNavigate()
  const create = useCreateShop()
  const form = useForm<SetupForm>({ defaultValues: emptyShop({ host: window.location.host, timezone: timezoneHere() }) })
  const [failure, setFailure] = useState<string | null>(null)
  const isCompany = useWatch({ control: form.control, name: 'seller.type' }) === 'ul'
  const isGone = create.error instanceof ApiError && create.error.code === 'route.not-found'

  const submit = form.handleSubmit((shop) => {
    setFailure(null)
    create.mutate(
      { ...shop, seller: { ...shop.seller, kpp: isCompany ? shop.seller.kpp : '' }, code },
      {
        onSuccess: () => void navigate({ to: deskPaths.setup, replace: true }).then(onDone),
        onError: (error) => {
          if (!showErrors(form, error, { fields: setupFields })) setFailure(error.message)
        },
      },
    )
  })

  if (isGone) return <ShopExists onOpen={onDone} />
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        <Part title={t('parts.shop')}>
          <SetupField name="shop.name" />
          <SetupField name="shop.host" hint={t('hints.host')} inputMode="url" />
          <SetupField name="region.name" hint={t('hints.region')} />
          <SetupField name="region.timezone" options={shopTimezones.map((zone) => ({ value: zone, text: t(`timezones.${zone}`) }))} />
          <SetupField
            name="currency"
            hint={t('hints.currency')}
            options={Object.entries(shopCurrencies).map(([value, sign]) => ({ value, text: `${t(`currencies.${value}`)} (${sign})` }))}
          />
        </Part>
        <Part title={t('parts.seller')}>
          <SetupField name="seller.type" options={(['ul', 'ip'] as const).map((value) => ({ value, text: t(`types.${value}`) }))} />
          <SetupField name="seller.shortName" hint={t('hints.shortName')} />
          <SetupField name="seller.inn" inputMode="numeric" />
          {isCompany && <SetupField name="seller.kpp" />}
          <SetupField name="seller.ogrn" inputMode="numeric" />
          <SetupField name="seller.legalAddress" hint={t('hints.legalAddress')} isWide />
          <SetupField name="seller.headName" />
          <SetupField name="seller.headPost" isRequired={false} hint={t(isCompany ? 'hints.headPost' : 'hints.headPostOfTrader')} />
          <SetupField name="seller.accountantName" isRequired={false} />
          <SetupField name="seller.phone" isRequired={false} inputMode="tel" hint={t('hints.shown')} />
          <SetupField name="seller.email" inputMode="email" hint={t('hints.shown')} />
        </Part>
        <Part title={t('parts.bank')}>
          <SetupField name="seller.bankName" />
          <SetupField name="seller.bik" inputMode="numeric" />
          <SetupField name="seller.correspondentAccount" inputMode="numeric" />
          <SetupField name="seller.account" inputMode="numeric" />
        </Part>
        <Part title={t('parts.administrator')}>
          <SetupField name="administrator.firstName" autoComplete="given-name" />
          <SetupField name="administrator.lastName" isRequired={false} autoComplete="family-name" />
          <SetupField name="administrator.email" inputMode="email" hint={t('hints.email')} autoComplete="username" isWide />
          <SetupField name="administrator.password" type="password" hint={t('hints.password')} autoComplete="new-password" />
          <SetupField name="administrator.repeatPassword" type="password" autoComplete="new-password" />
        </Part>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Button type="submit" variant="contained" size="large" loading={create.isPending}>
            {t('form.submit')}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  )
}
