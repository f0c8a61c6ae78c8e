using System.Runtime.Serialization;
using Newtonsoft.Json;

namespace Swap.Attributes;

public sealed class Account
{
    [JsonProperty("account_id")]
    public int Id { get; set; }

    public Owner Owner { get; set; } = new();

    public Limit Limit { get; set; } = null!;

    [JsonProperty]
    public string Code { get; private set; } = "";

    public Level Level { get; set; }
}

[DataContract]
public sealed class Owner
{
    [DataMember(Name = "full_name")]
    public string Name { get; set; } = "";
}

public sealed class Limit
{
    public Limit(int most) => Most = most;

    [JsonConstructor]
    public Limit(int most, int least) => (Most, Least) = (most, least);

    public int Most { get; }

    public int Least { get; }
}

public enum Level
{
    [EnumMember(Value = "level-low")]
    Low,

    [EnumMember(Value = "level-high")]
    High,
}
