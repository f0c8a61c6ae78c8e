using System.Linq;
using System.Reflection;
using System.Runtime.Serialization;
using System.Text.Json.Serialization.Metadata;

/// <summary>What attributes and setters say that the serializer does not look at.</summary>
public static class Contracts
{
    /// <summary>Of a type with [DataContract], the members with [DataMember], under its name.</summary>
    public static void UseDataMembers(JsonTypeInfo type)
    {
        var isContract = type.Type.IsDefined(typeof(DataContractAttribute));
        foreach (var member in type.Properties.ToArray())
        {
            var given = member.AttributeProvider?.GetCustomAttributes(typeof(DataMemberAttribute), true);
            if (isContract && given is not [DataMemberAttribute])
            {
                type.Properties.Remove(member);
            }
            else if (isContract && given is [DataMemberAttribute { Name: { } name }])
            {
                member.Name = name;
            }
        }
    }

    /// <summary>Calls setters that are not public.</summary>
    public static void UsePrivateSetters(JsonTypeInfo type)
    {
        foreach (var member in type.Properties.Where(member => member.Set is null))
        {
            if (member.AttributeProvider is PropertyInfo { SetMethod: not null } property)
            {
                member.Set = property.SetValue;
            }
        }
    }
}
