namespace SampleNamespace;

/// <summary>The words that texts are made of.</summary>
internal static class Vocabulary
{
    public static readonly string[] FirstNames = Split(
        "Anna Ben Clara David Elena Felix Grace Henry Ines Jonas Karin Liam Maria Noah Olivia Paul Quinn Rosa Samuel Tara Ulrich Vera "
        + "William Yara Zoe Amir Bianca Carlos Deepa Emil Fatima Georg Hana Ivan Julia Kenji Laura Mateo Nadia Oscar");

    public static readonly string[] LastNames = Split(
        "Adams Baker Costa Diaz Evans Fischer Garcia Hansen Ito Jansen Kowalski Larsen Martin Novak Okafor Patel Quist Rossi Schmidt "
        + "Taylor Ueda Vogel Walker Xu Young Zimmer Brown Clark Dubois Edwards Ferrari Green Hughes Ivanov Jones Keller Lopez Meyer");

    public static readonly string[] Cities = Split(
        "Berlin Vienna Madrid Lisbon Dublin Oslo Prague Warsaw Athens Zurich Milan Porto Lyon Ghent Leeds Boston Denver Austin Seattle "
        + "Toronto Sydney Auckland Osaka Seoul Mumbai Nairobi Bogota Santiago Hamburg Utrecht");

    public static readonly string[] States = Split(
        "Bavaria Texas Ohio Ontario Victoria Tuscany Catalonia Oregon Vermont Saxony Quebec Normandy Flanders Galicia Kansas Nevada");

    public static readonly string[] Countries = Split(
        "Germany Austria Spain Portugal Ireland Norway Poland Greece Switzerland Italy France Belgium Canada Australia Japan India Kenya "
        + "Chile Sweden Finland");

    public static readonly string[] CountryCodes = Split("DE AT ES PT IE NO PL GR CH IT FR BE CA AU JP IN KE CL SE FI US GB");

    public static readonly string[] Streets = Split(
        "Main Oak Park Church Mill Station School River Lake Hill Garden Bridge Market North South Elm Cedar Maple Spring Forest");

    public static readonly string[] StreetKinds = Split("Street Road Avenue Lane Square Way");

    public static readonly string[] CompanyKinds = Split("Ltd GmbH Inc AG Group Partners Systems Labs Trading Logistics Foods Media");

    public static readonly string[] Domains = Split("example.com example.org example.net mail.example.com shop.example.org");

    public static readonly string[] Colours = Split(
        "red green blue yellow black white grey orange purple brown pink cyan magenta silver gold teal navy olive");

    public static readonly string[] Statuses = Split("new open pending active paid shipped delivered completed cancelled failed archived");

    public static readonly string[] Currencies = Split("EUR USD GBP CHF JPY SEK NOK PLN CAD AUD INR");

    public static readonly string[] Languages = Split("en de fr es it pt nl pl sv ja en-US en-GB de-CH pt-BR fr-CA");

    public static readonly string[] TimeZones = Split(
        "Europe/Berlin Europe/London Europe/Madrid America/New_York America/Chicago Asia/Tokyo Australia/Sydney UTC");

    public static readonly string[] Genders = Split("female male diverse unknown");

    public static readonly string[] Units = Split("pcs kg g l ml m cm mm box set");

    public static readonly string[] Extensions = Split("pdf png jpg txt csv json xlsx docx zip mp4 html md");

    public static readonly string[] MimeTypes = Split(
        "application/json application/pdf image/png image/jpeg text/plain text/csv text/html video/mp4 application/zip");

    public static readonly string[] UserAgents =
    [
        "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15",
        "curl/8.9.1",
    ];

    public static readonly string[] Categories = Split(
        "Books Garden Kitchen Music Office Sports Toys Clothing Electronics Tools Health Travel Groceries Furniture");

    public static readonly string[] Adjectives = Split(
        "Compact Wooden Portable Classic Modern Heavy Light Smart Soft Solid Foldable Wireless Digital Handmade Organic Steel");

    public static readonly string[] Products = Split(
        "Lamp Chair Table Bottle Backpack Keyboard Monitor Headset Notebook Camera Kettle Jacket Watch Drill Speaker Bicycle Tent Mug");

    public static readonly string[] Jobs = Split(
        "Accountant Architect Baker Chemist Designer Developer Editor Electrician Engineer Manager Nurse Pilot Planner Teacher Analyst");

    public static readonly string[] Departments = Split("Sales Marketing Finance Support Research Production Logistics Legal Design IT HR");

    public static readonly string[] Methods = Split("GET POST PUT DELETE PATCH");

    /// <summary>Ordinary words in small letters.</summary>
    public static readonly string[] Words = Split(
        "about above after again air all along also always another answer around asked back because been before began being below best "
        + "better between big book both box bring built call came carry change check city clear close cold come could country cut day did "
        + "different does door down draw drive each early earth east easy eat end enough even every example eye face family far father "
        + "feet few field find fire first five follow food form found four friend from full gave give good great ground group grow half "
        + "hand hard head hear help here high hold home hour house idea important inside keep kind know land large last late learn leave "
        + "left letter life light line list little live long look low made make many mark mean measure might mile more morning most "
        + "mother mountain move much music must name near need never new next night north note nothing notice number often old once one "
        + "only open order other over own page paper part pass people perhaps place plan plant play point port press problem product "
        + "question quick rain ready real red rest right river road rock room round rule run same say school sea second seem sentence "
        + "set several ship short should show side simple since size sky sleep slow small snow some song soon south space special stand "
        + "star start state step still stop story street strong study such summer sun sure table take talk teach tell ten test than "
        + "there thing think those thought three through time today together told took top town travel tree true try turn under unit "
        + "until use usual very voice walk want war warm watch water weather week west wheel white whole wind winter wonder wood word "
        + "work world write year young");

    private static string[] Split(string words) => words.Split(' ');
}
