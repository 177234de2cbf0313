-- The attributes that the engines read beside the fixed ones. Numbers with units are texts of one writing until their type can be offered.
insert into attribute (id, code, names, aliases, type, unit, group_name, is_localized, is_variant_level, is_basic, is_system, position) values
  ('00000000-0000-7000-8000-000000000018', 'dimensions', '{"en":"Dimensions","de":"Abmessungen","fr":"Dimensions","pt":"Dimensões"}', '{}', 'text', null, 'DIMENSIONS', false, true, false, true, 20),
  ('00000000-0000-7000-8000-000000000019', 'length', '{"en":"Length","de":"Länge","fr":"Longueur","pt":"Comprimento"}', '{}', 'text', null, 'DIMENSIONS', false, true, false, true, 21),
  ('00000000-0000-7000-8000-000000000020', 'width', '{"en":"Width","de":"Breite","fr":"Largeur","pt":"Largura"}', '{}', 'text', null, 'DIMENSIONS', false, true, false, true, 22),
  ('00000000-0000-7000-8000-000000000021', 'height', '{"en":"Height","de":"Höhe","fr":"Hauteur","pt":"Altura"}', '{}', 'text', null, 'DIMENSIONS', false, true, false, true, 23),
  ('00000000-0000-7000-8000-000000000022', 'depth', '{"en":"Depth","de":"Tiefe","fr":"Profondeur","pt":"Profundidade"}', '{}', 'text', null, 'DIMENSIONS', false, true, false, true, 24),
  ('00000000-0000-7000-8000-000000000023', 'diameter', '{"en":"Diameter","de":"Durchmesser","fr":"Diamètre","pt":"Diâmetro"}', '{}', 'text', null, 'DIMENSIONS', false, true, false, true, 25),
  ('00000000-0000-7000-8000-000000000024', 'capacity', '{"en":"Capacity","de":"Fassungsvermögen","fr":"Contenance","pt":"Capacidade"}', '{}', 'text', null, 'DIMENSIONS', false, true, false, true, 26),
  ('00000000-0000-7000-8000-000000000025', 'storage_capacity', '{"en":"Storage capacity","de":"Speicherkapazität","fr":"Capacité de stockage","pt":"Capacidade de armazenamento"}', '{}', 'text', null, 'TECHNICAL', false, true, false, true, 27),
  ('00000000-0000-7000-8000-000000000026', 'memory', '{"en":"Memory","de":"Arbeitsspeicher","fr":"Mémoire vive","pt":"Memória RAM"}', '{ram,"main memory","memoire ram","memoria ram"}', 'text', null, 'TECHNICAL', false, true, false, true, 28),
  ('00000000-0000-7000-8000-000000000027', 'power', '{"en":"Power","de":"Leistung","fr":"Puissance","pt":"Potência"}', '{}', 'text', null, 'TECHNICAL', false, true, false, true, 29),
  ('00000000-0000-7000-8000-000000000028', 'voltage', '{"en":"Voltage","de":"Spannung","fr":"Tension","pt":"Tensão"}', '{}', 'text', null, 'TECHNICAL', false, true, false, true, 30),
  ('00000000-0000-7000-8000-000000000029', 'battery_capacity', '{"en":"Battery capacity","de":"Akkukapazität","fr":"Capacité de la batterie","pt":"Capacidade da bateria"}', '{}', 'text', null, 'TECHNICAL', false, true, false, true, 31),
  ('00000000-0000-7000-8000-000000000030', 'energy_consumption', '{"en":"Energy consumption","de":"Energieverbrauch","fr":"Consommation d''énergie","pt":"Consumo de energia"}', '{energieverbrauch,"energy consumption","annual energy consumption","annual consumption","consommation energetique","consumo de energia","consumo energetico",jahresverbrauch,"consommation annuelle","consumo anual"}', 'text', null, 'TECHNICAL', false, true, false, true, 32),
  ('00000000-0000-7000-8000-000000000031', 'energy_class', '{"en":"Energy class","de":"Energieeffizienzklasse","fr":"Classe énergétique","pt":"Classe energética"}', '{}', 'text', null, 'COMPLIANCE', false, false, false, true, 33),
  ('00000000-0000-7000-8000-000000000032', 'screen_size', '{"en":"Screen size","de":"Bildschirmdiagonale","fr":"Taille de l''écran","pt":"Tamanho do ecrã"}', '{}', 'text', null, 'TECHNICAL', false, true, false, true, 34),
  ('00000000-0000-7000-8000-000000000033', 'bedding_size', '{"en":"Bedding size","de":"Bettgröße","fr":"Taille de literie","pt":"Tamanho da cama"}', '{}', 'text', null, 'VARIANTS', false, true, false, true, 35),
  ('00000000-0000-7000-8000-000000000034', 'piece_count', '{"en":"Number of pieces","de":"Stückzahl","fr":"Nombre de pièces","pt":"Número de peças"}', '{}', 'number', null, 'VARIANTS', false, true, false, true, 36),
  ('00000000-0000-7000-8000-000000000035', 'compatible_with', '{"en":"Compatible with","de":"Kompatibel mit","fr":"Compatible avec","pt":"Compatível com"}', '{}', 'text', null, 'TECHNICAL', true, false, false, true, 37)
on conflict (code) do nothing;

-- How a value was read: the name of the property, its words with their place, and what they say in base units.
alter table product_value add column reading jsonb;
alter table product_value_alternative add column reading jsonb;
