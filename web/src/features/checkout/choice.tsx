import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { type FieldPath, type FieldPathValue, useController, useFormContext } from 'react-hook-form'
import type { CheckoutDraft } from './checkout-draft.rules.ts'

export type Option<T> = { value: T; title: ReactNode; text?: ReactNode; aside?: ReactNode; isDisabled?: boolean }

type Props<N extends FieldPath<CheckoutDraft>> = {
  name: N
  label: string
  /** The heading above shows the same text. */
  isLabelHidden?: boolean
  options: readonly Option<FieldPathValue<CheckoutDraft, N>>[]
  /** Error when nothing is chosen. */
  required?: string
  onChosen?: (value: FieldPathValue<CheckoutDraft, N>) => void
}

const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const

/** A radio group with a line or two of text for each option. */
export function Choice<N extends FieldPath<CheckoutDraft>>({ name, label, isLabelHidden = false, options, required, onChosen }: Props<N>) {
  const { control } = useFormContext<CheckoutDraft>()
  const id = useId()
  const { field, fieldState } = useController({
    name,
    control,
    rules: {
      validate: (value) => !required || options.some((one) => one.value === value && !one.isDisabled) || required,
    },
  })
  return (
    <FormControl error={Boolean(fieldState.error)} sx={{ minWidth: 0 }}>
      <FormLabel id={id} sx={isLabelHidden ? hidden : { fontSize: 13, mb: 2 }}>
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={String(field.value ?? '')}
        onBlur={field.onBlur}
        onChange={(_, chosen) => {
          const option = options.find(({ value }) => String(value) === chosen)
          if (!option) return
          field.onChange(option.value)
          onChosen?.(option.value)
        }}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          '& > * + *': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {options.map(({ value, title, text, aside, isDisabled = false }, place) => (
          <FormControlLabel
            key={String(value)}
            value={String(value)}
            disabled={isDisabled}
            control={<Radio size="small" {...(place === 0 && { slotProps: { input: { ref: field.ref } } })} />}
            label={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0.5, justifyContent: 'space-between', minWidth: 0 }}>
                <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
                  <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                    {title}
                  </Typography>
                  {text && (
                    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                      {text}
                    </Typography>
                  )}
                </Box>
                {aside && (
                  <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {aside}
                  </Typography>
                )}
              </Box>
            }
            slotProps={{ typography: { component: 'div', sx: { flexGrow: 1, minWidth: 0 } } }}
            sx={{
              m: 0,
              px: 2,
              py: 1.5,
              pr: 4,
              alignItems: 'flex-start',
              '&:has(:checked)': { bgcolor: 'action.selected' },
              '& .MuiRadio-root': { my: -2 },
            }}
          />
        ))}
      </RadioGroup>
      {fieldState.error?.message && <FormHelperText role="alert">{fieldState.error.message}</FormHelperText>}
    </FormControl>
  )
}
