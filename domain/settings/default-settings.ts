import type { components } from '#contract/api.ts';

export type Settings = components['schemas']['Settings'];

/** Settings until those of the server have loaded. Everything optional is off. */
export const defaultSettings: Settings = {
  primary_color: '#255439',
  secondary_color: '#d87a3a',
  desktop_background_images: [],
  welcome_image_url: null,
  onboarding_image_urls: [],
  terms_of_services_page: null,
  privacy_policy_page: null,
  about_us_page: null,
  member_benefits_page: null,
  faq_page: null,
  health_score_and_recommendation_page: null,
  health_score_description: null,
  main_menu: {},
  account_menu: {},
  registration: true,
  registration_otp_verification: false,
  socialite: {
    facebook: { enabled: false, url: null },
    google: { enabled: false, url: null },
  },
  stripe_connected: false,
  recipes_plus_app_url: null,
  intolerance_notice: 'This is information, not medical advice.',
  shop_url: null,
  shop_hosts: [],
  community_url: null,
  consultations_url: null,
  symptom_diary: false,
  food_tests: false,
};
