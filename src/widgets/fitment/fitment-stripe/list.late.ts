export * from '../../../parts/combobox-list.tsx'
