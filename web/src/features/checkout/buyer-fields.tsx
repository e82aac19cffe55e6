import Typography from '@mui/material/Typography'
import type { CheckoutOptions } from '@vitrina/contract/orders/checkout'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '#i18n/use-translation.tsx'
import { formatDate } from '#lib/dates.ts'
import { useMoney } from '#parts/price/use-money.ts'
import type { CheckoutDraft } from './checkout-draft.rules.ts'
import { Choice } from './choice.tsx'

type Entity = CheckoutOptions['legalEntities'][number]

type Props = {
  legalEntities: readonly Entity[]
  /** Another contract is another price. */
  onContract: (id: number | null) => void
}

/** The buying legal entity and its contract; asked only where there is a choice. */
export function BuyerFields({ legalEntities, onContract }: Props) {
  const { t } = useTranslation('checkout')
  const { control, setValue } = useFormContext<CheckoutDraft>()
  const chosen = useWatch({ control, name: 'legalEntityId' })
  const entity = legalEntities.find(({ id }) => id === chosen)
  const innOf = ({ inn }: Entity) => (inn ? t('buyer.inn', { inn }) : undefined)
  return (
    <>
      {legalEntities.length > 1 && (
        <Choice
          name="legalEntityId"
          label={t('buyer.entity')}
          options={legalEntities.map((one) => ({ value: one.id, title: one.name, text: innOf(one) }))}
          onChosen={(id) => {
            const contract = legalEntities.find((one) => one.id === id)?.contracts[0]?.id ?? null
            setValue('contractId', contract)
            onContract(contract)
          }}
        />
      )}
      {legalEntities.length === 1 && entity && (
        <div>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{entity.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {innOf(entity)}
          </Typography>
        </div>
      )}
      {legalEntities.length === 0 && <Typography color="error">{t('buyer.none')}</Typography>}
      {entity && <ContractChoice key={entity.id} contracts={entity.contracts} onContract={onContract} />}
    </>
  )
}

function ContractChoice({ contracts, onContract }: { contracts: Entity['contracts'] } & Pick<Props, 'onContract'>) {
  const { t } = useTranslation('checkout')
  const money = useMoney()
  const nameOf = ({ number, signedOn }: Entity['contracts'][number]) => t('buyer.contractOf', { number, date: formatDate(signedOn) })
  const termsOf = ({ deferralDays, creditLimit }: Entity['contracts'][number]) =>
    [
      deferralDays > 0 ? t('buyer.deferral', { count: deferralDays }) : t('buyer.prepay'),
      creditLimit > 0 && t('buyer.limit', { sum: money(creditLimit, { kopecks: false }) }),
    ]
      .filter(Boolean)
      .join(' · ')
  const [only] = contracts
  if (contracts.length > 1)
    return (
      <Choice
        name="contractId"
        label={t('buyer.contract')}
        required={t('buyer.contractRequired')}
        onChosen={onContract}
        options={contracts.map((one) => ({ value: one.id, title: nameOf(one), text: termsOf(one) }))}
      />
    )
  return (
    <Typography variant="body2" color="textSecondary">
      {only ? `${nameOf(only)} · ${termsOf(only)}` : t('buyer.noContract')}
    </Typography>
  )
}
