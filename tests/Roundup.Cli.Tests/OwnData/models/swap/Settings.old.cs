using System;
using System.Globalization;
using Newtonsoft.Json;
using Newtonsoft.Json.Converters;
using Newtonsoft.Json.Serialization;

public static class Old
{
    public static JsonSerializerSettings Json { get; } = new()
    {
        ContractResolver = new DefaultContractResolver { NamingStrategy = new SnakeCaseNamingStrategy() },
        NullValueHandling = NullValueHandling.Ignore,
        PreserveReferencesHandling = PreserveReferencesHandling.All,
        DateFormatString = "yyyy-MM-dd HH:mm:ssK",
        Converters = { new StringEnumConverter(new SnakeCaseNamingStrategy()), new QuotedDecimal() },
    };
}

public sealed class QuotedDecimal : JsonConverter<decimal>
{
    public override decimal ReadJson(JsonReader reader, Type type, decimal value, bool hasValue, JsonSerializer serializer) =>
        Convert.ToDecimal(reader.Value, CultureInfo.InvariantCulture);

    public override void WriteJson(JsonWriter writer, decimal value, JsonSerializer serializer) =>
        writer.WriteValue(value.ToString(CultureInfo.InvariantCulture));
}
