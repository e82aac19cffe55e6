import { enUS, ruRU } from '@mui/material/locale'

/** MUI has no Uzbek: the texts of the widgets we use. */
const uzUZ = {
  components: {
    MuiAlert: { defaultProps: { closeText: 'Yopish' } },
    MuiPagination: {
      defaultProps: {
        'aria-label': 'Sahifalar',
        getItemAriaLabel: (type: string, page: number | null, isSelected: boolean) => {
          if (type === 'page') return isSelected ? `${page}-sahifa` : `${page}-sahifaga o‘tish`
          return { first: 'Birinchi sahifaga', last: 'Oxirgi sahifaga', next: 'Keyingi sahifaga', previous: 'Oldingi sahifaga' }[type] ?? ''
        },
      },
    },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'Tozalash',
        closeText: 'Yopish',
        openText: 'Ochish',
        loadingText: 'Yuklanmoqda…',
        noOptionsText: 'Variantlar yo‘q',
      },
    },
    MuiRating: { defaultProps: { emptyLabelText: 'Baho yo‘q' } },
  },
}

export const themeLocales = { ru: ruRU, en: enUS, uz: uzUZ }
