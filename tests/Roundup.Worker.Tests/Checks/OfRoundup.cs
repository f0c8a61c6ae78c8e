using Roundup.Worker.Tests.Fidelity;

#pragma warning disable IDE0130 // The namespace is what is recognized.
namespace Roundup.Serializers;
#pragma warning restore IDE0130

/// <summary>A reader as Roundup writes it where a library has no calls for objects.</summary>
internal static class OfRoundup
{
    public static Parcel Read(byte[] payload) => new() { Name = (string)(object)payload };
}
